import { en } from '../../engine';
import { t } from '../../speech';
import type { Command } from '../command';
import { UsageError } from '../usage';

/** Starts the language server, for editors that are told a command line. */
export const lsp: Command = {
  name: 'lsp',
  operands: '',
  maxOperands: 0,
  summary: en('Run the language server.'),
  details: [
    en('For editors other than VS Code. It speaks the Language Server Protocol over standard input and output.'),
  ],
  options: { stdio: { type: 'boolean', help: en('Speak over standard input and output (required).') } },
  async run(args, io) {
    if (!args.has('stdio'))
      throw new UsageError(t('`rfc lsp` speaks over standard input and output only: add `--stdio`.'));
    io.startServer();
    return 0; // the process lives on as long as its connection
  },
};
