import { fileFinalNewline } from './final-newline';
import { fileNotUtf8 } from './not-utf8';
import { fileTooLarge } from './too-large';
import { fileUnreadable } from './unreadable';

/** The rules about files as such. */
export const fileRules = [fileFinalNewline, fileNotUtf8, fileTooLarge, fileUnreadable];
