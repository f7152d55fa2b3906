import type { MessageTable } from '../../../texts';

/** What the command line says, in Simplified Chinese, by its English. */
export const cli: MessageTable = {
  // Arguments
  '.': '。',
  '; {otherwise}.': '；{otherwise}。',
  '; did you mean `{near}`?': '；是否想用 `{near}`？',
  '`--{name}` takes {known}, not `{given}`{end}': '`--{name}` 应为 {known}，而不是 `{given}`{end}',
  '`--threads` takes a whole number from 1 to {most}, not `{given}`.':
    '`--threads` 应为 1 到 {most} 的整数，而不是 `{given}`。',
  '`--{name}` takes a whole number, zero or more, not `{given}`.': '`--{name}` 应为零或更大的整数，而不是 `{given}`。',
  'see `rfc {name} --help`': '见 `rfc {name} --help`',
  '`rfc {name}` has no option `{rawName}`{end}': '`rfc {name}` 没有选项 `{rawName}`{end}',
  'no argument': '不接受参数',
  'one argument': '只接受一个参数',
  'two arguments': '只接受两个参数',
  '`rfc {name}` takes {most}, so `{extra}` is one too many.': '`rfc {name}` {most}，`{extra}` 是多余的。',
  '`{rawName}` needs a value.': '`{rawName}` 需要一个值。',
  '`{rawName}` needs a value, but `{value}` follows it.': '`{rawName}` 需要一个值，但后面是 `{value}`。',
  '`{rawName}` needs a value, and an empty one is none.': '`{rawName}` 需要一个值，空值不算。',
  '`{rawName}` takes no value, so `={value}` means nothing.': '`{rawName}` 不接受值，因此 `={value}` 没有意义。',
  '`rfc` has no option `{name}` before a command': '`rfc` 在命令之前没有选项 `{name}`',
  'There is no command `{name}`': '没有命令 `{name}`',
  'see `rfc --help`': '见 `rfc --help`',
  '`--locale` takes {known}, not `{given}`{end}': '`--locale` 应为 {known}，而不是 `{given}`{end}',
  'The texts of `{locale}` are not installed: there is no `{file}`.': '没有安装 `{locale}` 的文本：没有 `{file}`。',
  'rfc failed, and this is a fault of the program: {reason} (RFC_DEBUG=1 shows where).':
    'rfc 运行失败，这是程序的缺陷：{reason}（用 RFC_DEBUG=1 查看位置）。',
  '`--{only}` and `--{other}` exclude each other.': '`--{only}` 与 `--{other}` 不能同时使用。',
  '`--{mode}` and `--{other}` exclude each other.': '`--{mode}` 与 `--{other}` 不能同时使用。',
  '`--{option}` means something only beside {names}.': '`--{option}` 只有与 {names} 一起使用才有意义。',
  '`--{option}` does not go with `--{other}`.': '`--{option}` 不能与 `--{other}` 一起使用。',
  '`--rule` takes `ID=SEVERITY`, such as `status/malformed=warning`, not `{value}`.':
    '`--rule` 应为 `ID=SEVERITY`，例如 `status/malformed=warning`，而不是 `{value}`。',
  '`--rule`: there is no rule `{id}`{end}': '`--rule`：没有规则 `{id}`{end}',
  '`--rule`: there is no severity `{given}`{end}': '`--rule`：没有级别 `{given}`{end}',
  'it is one of {names}': '应为 {names} 之一',
  '`--root` must name a folder, and `{given}` is none.': '`--root` 必须是文件夹，而 `{given}` 不是。',
  '`--config` must name a file, and `{given}` is none.': '`--config` 必须是文件，而 `{given}` 不是。',
  'The language server is not installed: there is no `{server}`.': '没有安装语言服务器：没有 `{server}`。',
  'The page is not installed: there is no `{bundle}`.': '没有安装页面：没有 `{bundle}`。',
  'The result could not be written ({reason}).\n': '结果无法写入（{reason}）。\n',
  'An earlier run was stopped while it wrote; the rest is written now.\n':
    '上一次运行在写入时中断；现在写入其余部分。\n',
  '`rfc lsp` speaks over standard input and output only: add `--stdio`.':
    '`rfc lsp` 只通过标准输入和输出通信：请加上 `--stdio`。',

  // Counted things
  problem: '个问题',
  problems: '个问题',
  error: '个错误',
  errors: '个错误',
  warning: '个警告',
  warnings: '个警告',
  information: '条信息',
  hint: '条提示',
  hints: '条提示',
  RFC: '个 RFC',
  RFCs: '个 RFC',
  file: '个文件',
  files: '个文件',
  pair: '个配对',
  pairs: '个配对',
  schema: '个 schema',
  schemas: '个 schema',
  value: '个值',
  values: '个值',
  violation: '处违规',
  violations: '处违规',

  // lint
  '{files} checked': '已检查 {files}',
  '{checked} checked': '已检查 {checked}',
  ', {baselined} known': '，另有 {baselined} 个已知问题',
  '{checked}, no new problem found{known}.': '{checked}，没有发现新问题{known}。',
  '{checked}, no problem found.': '{checked}，没有发现问题。',
  '{checked}, {total} found: {levels}{known}.{fixable}': '{checked}，发现 {total}：{levels}{known}。{fixable}',
  ' {fixable} of them with a safe fix.': '其中 {fixable} 个可安全修复。',
  'The configuration cannot be read.': '配置无法读取。',
  'below {roots} in `{root}`': '在 `{root}` 的 {roots} 下',
  '{below} among {operands}': '{below}、限定于 {operands} 时',
  'No RFC was found {looked}.': '{looked}没有找到 RFC。',
  'No RFC has changed since `{base}`.': '自 `{base}` 以来没有 RFC 有改动。',
  'There is 1 warning': '有 1 个警告',
  'There are {count} warnings': '有 {count} 个警告',
  '{warnings}, and --max-warnings allows {maxWarnings}.\n': '{warnings}，而 --max-warnings 允许 {maxWarnings} 个。\n',
  '{done} of {total} RFCs checked…': '已检查 {total} 个 RFC 中的 {done} 个…',
  'Waiting for changes (Ctrl+C ends)…\n': '等待改动（按 Ctrl+C 结束）…\n',
  '{plans} fixed.': '已修复 {plans}。',
  '{plans} would be fixed.': '可修复 {plans}。',
  Nothing: '0 个问题',
  '{problems} in {files}': '{files}中的 {problems}',
  '`--stdin-filename` means something only beside `--stdin`.': '`--stdin-filename` 只有与 `--stdin` 一起使用才有意义。',
  'There is no file or folder `{operand}`.': '没有文件或文件夹 `{operand}`。',
  '`--stdin` needs `--stdin-filename FILE`: where a text lies decides what is right.':
    '`--stdin` 需要 `--stdin-filename FILE`：文本所在的位置决定适用的规则。',
  '`--stdin` checks one text, so it takes no PATH beside it.': '`--stdin` 只检查一段文本，因此不接受 PATH。',
  '`--stdin` checks one text, so `--{other}` means nothing beside it.':
    '`--stdin` 只检查一段文本，因此 `--{other}` 没有意义。',
  '`--baseline` and `--write-baseline` exclude each other: one reads the file, the other writes it.':
    '`--baseline` 与 `--write-baseline` 不能同时使用：前者读取文件，后者写入文件。',
  '`{applied}` is no baseline: {counts}.': '`{applied}` 不是基线文件：{counts}。',
  'it is not JSON': '它不是 JSON',
  'it has no `"version": 1`': '它没有 `"version": 1`',
  'its `problems` is not an object of files': '其 `problems` 不是以文件为键的对象',
  'the entry of `{file}` is not an object of rules': '`{file}` 的条目不是以规则为键的对象',
  'the count of `{rule}` in `{file}` is not a whole number of at least 1':
    '`{file}` 中 `{rule}` 的计数不是大于等于 1 的整数',
  'The baseline `{name}` cannot be read; `rfc lint --write-baseline {name}` writes one.':
    '基线 `{name}` 无法读取；可用 `rfc lint --write-baseline {name}` 写入。',
  'the entry can be dropped': '可以删除该条目',
  'the entry can be lowered to {found}': '可以将该条目降为 {found}',
  '{name}: `{rule}` in `{file}` is recorded {recorded} and found {found}: {remedy} (--write-baseline does it).':
    '{name}：`{file}` 中的 `{rule}` 记录为 {recorded} 个，实际为 {found} 个：{remedy}（可用 --write-baseline 完成）。',
  'The baseline `{name}` cannot be written{reason}.': '基线 `{name}` 无法写入{reason}。',
  '1 problem recorded in `{name}`.': '已在 `{name}` 中记录 1 个问题。',
  '{count} problems recorded in `{name}`.': '已在 `{name}` 中记录 {count} 个问题。',

  // Commands that write
  'There is a configuration already: `{existing}`; nothing was written.': '已有配置：`{existing}`；没有写入任何内容。',
  'Wrote {path}.': '已写入 {path}。',
  '{reason} Nothing was written.': '{reason}没有写入任何内容。',
  'Nothing was written': '没有写入任何内容',
  '`rfc move` needs a file and the lifecycle that it goes to.': '`rfc move` 需要文件和目标生命周期。',
  '`{file}` lies outside of `{base}`.': '`{file}` 位于 `{base}` 之外。',
  '`rfc new` needs a title: `--title T`.': '`rfc new` 需要标题：`--title T`。',
  '`--stdout` prints one text, so it does not go with `--pair`.':
    '`--stdout` 只输出一份文本，因此不能与 `--pair` 一起使用。',
  'No RFC was found.\n': '没有找到 RFC。\n',
  'nothing is left': '没有遗留问题',
  '{problems} left, {errors} among them': '遗留 {problems}，其中 {errors}',
  '{rfcs} looked at, {changed} changed, {rest}.': '已查看 {rfcs}，改动 {changed}，{rest}。',

  // pairs, index, rules
  '`rfc pairs` needs `--list`, `--check`, `--write` or `--html`.':
    '`rfc pairs` 需要 `--list`、`--check`、`--write` 或 `--html`。',
  'No pair of languages was found.\n': '没有找到配对。\n',
  'There is no document that `pairing.scope` names.\n': '`pairing.scope` 范围内没有文档。\n',
  '  (edited: {sides})': '  （有改动：{sides}）',
  '  (missing: {files})': '  （缺少：{files}）',
  '`{operand}` names no pair of languages: nothing of that name is in `pairing.scope`.':
    '`{operand}` 不是配对：`pairing.scope` 范围内没有这个名称。',
  '`rfc pairs --html` needs the pairs by name, or `--all`.': '`rfc pairs --html` 需要指明配对，或使用 `--all`。',
  '`--out` names a folder inside of `{root}`, and `{given}` lies outside.':
    '`--out` 应为 `{root}` 中的文件夹，而 `{given}` 位于其外。',
  '`--out` names a folder that is there, and `{given}` is none.': '`--out` 应为已存在的文件夹，而 `{given}` 不是。',
  '`{file}` is {what}, so nothing was written.': '`{file}` {what}，因此没有写入任何内容。',
  'no file': '不是文件',
  'not a page of `rfc pairs --html`': '不是 `rfc pairs --html` 的页面',
  '`{other}` and `{anchor}` would both become `{name}`; write them one at a time.':
    '`{other}` 和 `{anchor}` 都会写成 `{name}`；请逐个写入。',
  '`rfc pairs --write` needs the pairs by name, or `--all`, since writing a record vouches for it.':
    '`rfc pairs --write` 需要指明配对，或使用 `--all`，因为写入记录即为其一致性作保。',
  'The sides differ in structure; `--force` records them all the same.': '两侧结构不同；`--force` 则仍然记录。',
  '{pairs} recorded already.': '{pairs}此前已记录。',
  'The configuration generates no index (`index.mode`).': '配置不生成索引（`index.mode`）。',
  '`rfc index` needs `--check`, `--write`, `--stdout` or `--html`.':
    '`rfc index` 需要 `--check`、`--write`、`--stdout` 或 `--html`。',
  'is missing': '缺失',
  'is stale': '已过期',
  '{path} {fault}; `rfc index --write` writes it.': '{path} {fault}；可用 `rfc index --write` 写入。',
  '`--html` writes inside of `{root}`, and `{given}` lies outside.':
    '`--html` 写入 `{root}` 之内，而 `{given}` 位于其外。',
  '`--html` writes a page, whose name ends in `.html`: that of `{given}` does not.':
    '`--html` 写入名称以 `.html` 结尾的页面，而 `{given}` 不是。',
  '`--html` writes into a folder that is there, and `{given}` is none.':
    '`--html` 写入已存在的文件夹，而 `{given}` 不是。',
  '`--html` writes a file, and `{given}` is a folder.': '`--html` 写入文件，而 `{given}` 是文件夹。',
  'There is no rule `{id}`{end}': '没有规则 `{id}`{end}',
  '`rfc rules` lists them': '可用 `rfc rules` 列出',
  'The page of `{id}` is not installed: there is no `{page}`.': '没有安装 `{id}` 的说明页：没有 `{page}`。',

  // schema
  '`rfc schema` needs `check`, `compile` or `validate`.': '`rfc schema` 需要 `check`、`compile` 或 `validate`。',
  '`rfc schema` has no `{word}`{end}': '`rfc schema` 没有 `{word}`{end}',
  'it has `check`, `compile` and `validate`': '可用的有 `check`、`compile` 和 `validate`',
  '`rfc schema {action}` has no option `--{option}`; see `rfc schema --help`.':
    '`rfc schema {action}` 没有选项 `--{option}`；见 `rfc schema --help`。',
  '`rfc schema {action}` needs a FILE.': '`rfc schema {action}` 需要 FILE。',
  '`rfc schema {action}` takes one FILE, so `{extra}` is one too many.':
    '`rfc schema {action}` 只接受一个 FILE，`{extra}` 是多余的。',
  'No schema was found in {files}.': '在 {files} 中没有找到 schema。',
  '{schemas} checked': '已检查 {schemas}',
  '`{operand}` cannot be read as text.': '`{operand}` 无法作为文本读取。',
  'this is no JSON': '这不是合法的 JSON',
  'No schema was found in `{operand}`.': '在 `{operand}` 中没有找到 schema。',
  'There is no schema `{tool}` in `{operand}`{end}': '`{operand}` 中没有 schema `{tool}`{end}',
  '`{operand}` has several schemas named `{tool}`: {places}.':
    '`{operand}` 中有多个名为 `{tool}` 的 schema：{places}。',
  '`{operand}` has several schemas, so `--tool` has to name one: {names}.':
    '`{operand}` 中有多个 schema，需要用 `--tool` 指明一个：{names}。',
  'one without a name ({place})': '一个没有名称的（{place}）',
  'it has {names}': '其中有 {names}',
  'none of its schemas has a name': '其中的 schema 都没有名称',
  'line {line}': '第 {line} 行',
  'The schema in `{operand}` cannot be printed as JSON.': '`{operand}` 中的 schema 无法输出为 JSON。',
  '`{operand}` lies outside the folder of the configuration `{config}`.':
    '`{operand}` 位于配置 `{config}` 所在的文件夹之外。',
  'There is no file `{operand}`.': '没有文件 `{operand}`。',
  'There is no file `{given}`.': '没有文件 `{given}`。',
  '`{operand}` is no file, and schemas are read from files.': '`{operand}` 不是文件，而 schema 读取自文件。',
  '`{operand}` is no TypeScript, JavaScript, JSON or Markdown, so it has no schemas to read.':
    '`{operand}` 不是 TypeScript、JavaScript、JSON 或 Markdown，没有可读取的 schema。',
  'There is no value in `{name}`.': '`{name}` 中没有值。',
  '`rfc schema validate` needs `--args FILE`, or `--args -` for standard input.':
    '`rfc schema validate` 需要 `--args FILE`，或用 `--args -` 表示标准输入。',
  '`--args` must name a file, and `{given}` is a folder.': '`--args` 必须是文件，而 `{given}` 是文件夹。',
  '`{given}` cannot be read ({code}).': '`{given}` 无法读取（{code}）。',
  'this value is longer than {size} MB, so it was not read': '此值超过 {size} MB，因此没有读取',
  'this is not UTF-8, so it was not read': '此值不是 UTF-8 编码，因此没有读取',
  '{values} checked': '已检查 {values}',
  '{checked}, no violation found.': '{checked}，没有发现违规。',
  '{checked}, {violations} found in {invalid} of them.': '{checked}，其中 {invalid} 个共有 {violations}。',
};
