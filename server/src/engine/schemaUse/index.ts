// The door of what is done with a declaration once it is found: compile it, judge arguments by it, say what it infers.

export { explainSchema, headsOf, type SchemaExplanation } from './explainSchema';
export { type ArgumentOptions, type ArgumentProblem, beginsJson, isJson, judgeArguments } from './judgeArguments';
export { isMarkdown, mayDeclareSchemas, type NamedSchema, nameSchemas, readSchemas, type SchemaText } from './named';
export { printSchema } from './printSchema';
export { printType } from './printType';
export { proposeArguments, proposeInArguments } from './proposeArguments';
export { proposeInSchema } from './proposeInSchema';
export { sampleOf } from './sample';
export { type SchemaFault, type UnusableSchema, type UsableSchema, unknownRemark, useSchema } from './usable';
