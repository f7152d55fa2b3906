/**
 * Thrown where a text holds a construct that the scanner does not claim to read as remark does. The message names the
 * construct in a few words; whoever catches it gives the text to remark.
 */
export class Unproven extends Error {}
