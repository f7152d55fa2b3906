// A server that checks with remark, as short as its library allows: what ours is measured against. It runs in a folder from
// which its packages are found.
import { remark } from 'remark';
// @ts-expect-error: it is no package of the project
import recommended from 'remark-preset-lint-recommended';
// @ts-expect-error: neither is this
import { createUnifiedLanguageServer } from 'unified-language-server';

createUnifiedLanguageServer({
  processorName: 'remark',
  processorSpecifier: 'remark',
  defaultProcessor: remark,
  plugins: [recommended],
});
