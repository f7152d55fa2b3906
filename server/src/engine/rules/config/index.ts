import { configConflict } from './conflict';
import { configExcludedNoSlash } from './excluded-no-slash';
import { configExtends } from './extends';
import { configInvalid } from './invalid';
import { configMissingPath } from './missing-path';
import { configParity } from './parity';
import { configSyntax } from './syntax';
import { configUnknownKey } from './unknown-key';
import { configUnknownRule } from './unknown-rule';

/** The rules about the configuration file. */
export const configRules = [
  configConflict,
  configExcludedNoSlash,
  configExtends,
  configInvalid,
  configMissingPath,
  configParity,
  configSyntax,
  configUnknownKey,
  configUnknownRule,
];
