import type { MessageTable } from '../../../texts';

/** What the language server says, in Simplified Chinese, by its English. */
export const server: MessageTable = {
  // Why a file has no place in the index
  'The folder is no lifecycle, so nothing in it is looked at; expected one of {known}.':
    '该文件夹不是生命周期，其中的内容不会检查；应为 {known} 之一。',
  'It lies at the wrong depth; expected it in a class folder of `{lifecycle}/`.':
    '所在层级不对；应位于 `{lifecycle}/` 的分类文件夹中。',
  'It lies at the wrong depth; expected it directly in `{lifecycle}/`.': '所在层级不对；应直接位于 `{lifecycle}/` 中。',
  'The folder `{className}/` is no class; expected one of {known}.':
    '文件夹 `{className}/` 不是分类；应为 {known} 之一。',
  'Its name does not have the form `{expected}`.': '文件名的格式不是 `{expected}`。',
  'Its first line is no title.': '第一行不是标题。',
  'It is larger than what is read.': '文件超过可读取的大小。',
  'It is not UTF-8, so it cannot be read.': '文件不是 UTF-8 编码，无法读取。',
  'It cannot be read.': '无法读取。',

  // The page of a pair
  'This text is too tangled to be shown.': '此文本过于复杂，无法显示。',
  'This language is not there yet.': '此语言的版本尚不存在。',
  'Both sides together have {size} characters; at most {most} are shown.':
    '两侧共有 {size} 个字符；最多显示 {most} 个。',
  'This text is too tangled to be shown: {reason}.': '此文本过于复杂，无法显示：{reason}。',
  'This file has {size} bytes; files of more than {limit} are not read.':
    '此文件有 {size} 字节；超过 {limit} 字节的文件不会读取。',
  'This file is not UTF-8, so it is not shown.': '此文件不是 UTF-8 编码，因此不显示。',
  'This file cannot be read.': '此文件无法读取。',

  // Schemas and arguments
  'this is no JSON: {reason}': '这不是合法的 JSON：{reason}',
  'what kind of value': '值的类型',
  'exactly one of several nodes': '恰好匹配若干节点之一',
  'must be given': '必须提供',
  'what the model reads about it': '供模型阅读的说明',
  'a short name': '简短名称',
  'sent along, never applied': '随 schema 发送，不会自动填入',
  'values to show': '示例值',
  'the values that are allowed': '允许的值',
  'the only value that is allowed': '唯一允许的值',
  'the members by name': '按名称列出成员',
  'whether other members are allowed': '是否允许其他成员',
  'what each item is': '每个元素的类型',
  '{words}.': '{words}。',
  'Not known': '未知',
  'No JSON Schema': '没有 JSON Schema',
  'Preview JSON Schema': '预览 JSON Schema',
  'Try arguments': '试填参数',
  'schema {number}': 'schema {number}',
  'The schema cannot be printed as JSON.': '此 schema 无法输出为 JSON。',
  'No tool schema was found in this document.': '此文档中没有找到工具 schema。',
  'The schema is no longer in this document.': '此 schema 已不在文档中。',
  'Line {line}: {words}.': '第 {line} 行：{words}。',

  // Why a file is or is not linted
  'This document is not linted: it is no file on this disk.': '此文档不检查：它不是磁盘上的文件。',
  'This file is not linted: the setting `rfc.enable` is off here.': '此文件不检查：设置 `rfc.enable` 在此处已关闭。',
  'It belongs to the project in {base}.': '它属于 {base} 中的项目。',
  'Its problems are those of its saved text: the setting `rfc.run` is `onSave`.':
    '显示的是已保存文本的问题：设置 `rfc.run` 为 `onSave`。',
  'No `rfc.config.json` or `rfc.config.jsonc` governs it, so the defaults apply.':
    '没有适用的 `rfc.config.json` 或 `rfc.config.jsonc`，因此采用默认配置。',
  'Its configuration is {file}.': '其配置是 {file}。',
  'That file does not parse: the last good configuration, or the defaults, stay in use.':
    '该文件无法解析：仍使用上一份有效的配置或默认配置。',
  'This file is linted: it is the configuration.': '此文件会检查：它就是配置文件。',
  'This file is linted, as the second language of a document.': '此文件作为文档的第二语言版本检查。',
  'This file is linted, as Markdown that `markdown.scope` names.': '此文件作为 `markdown.scope` 所列的 Markdown 检查。',
  'This file is linted, as the record of a pair of languages.': '此文件作为配对记录检查。',
  'The pair of {anchor}: {state}': '{anchor} 的配对：{state}',
  'This file is not linted: it lies outside the RFC root {roots}, and no scope names it.':
    '此文件不检查：它位于 RFC 根目录 {roots} 之外，也不在任何检查范围内。',
  'This file is not linted: the configuration ignores {pattern}.': '此文件不检查：配置忽略了 {pattern}。',
  'This file is not linted: git ignores it.': '此文件不检查：git 忽略了它。',
  'It lies in the RFC root {root}.': '它位于 RFC 根目录 {root} 中。',
  'This file is not linted: {because}': '此文件不检查：{because}',
  'This file is linted, as one in the lifecycle {name}.': '此文件作为生命周期 {name} 中的文件检查。',
  'It is out of place: it is not at `{depth}` below the root.': '位置不对：它不在根目录下的 `{depth}`。',
  'It is out of place: {className} is no class of this project.': '位置不对：{className} 不是本项目的分类。',
  'It is out of place: its name is not of the form {form}.': '位置不对：文件名的格式不是 {form}。',
  'The configuration switches these rules off: {rules}.': '配置关闭了以下规则：{rules}。',
  'No problem is found in it.': '没有发现问题。',
  'One problem is found in it.': '发现 1 个问题。',
  '{count} problems are found in it.': '发现 {count} 个问题。',

  // Edits, and what they are called
  document: '文档',
  'Fix all safely fixable RFC problems': '修复所有可安全修复的 RFC 问题',
  'Open the page of {rule}': '打开 {rule} 的说明页',
  'Make safe fixes': '应用安全修复',
  'Bring the index up to date': '更新索引',
  'Begin the other language': '创建另一语言的版本',
  'Bring into the format': '整理为规范格式',
  'Move the {noun}': '移动 {noun}',
  'to {target}/': '到 {target}/',
  'Update links': '更新链接',
  'to where the {noun} lies then': '使其指向 {noun} 的新位置',
  'to the RFCs that are moved': '使其指向移动后的 RFC',
  'Update links and index': '更新链接和索引',
  'Take the other files of the pair along': '一并移动配对的其他文件',
  'New {noun}': '新建 {noun}',
  'Set up RFCs': '设置 RFC',
  'Changes nothing: it only brings up this preview': '不改变任何内容：仅用于打开此预览',

  // Refusals
  'The request cannot be understood.': '无法理解该请求。',
  'The edit could not be worked out; the log of the server says why.': '无法得出编辑内容；原因见服务器日志。',
  'Nothing is said about this file: the setting `rfc.enable` is off, or it is no file on disk.':
    '不检查此文件：设置 `rfc.enable` 已关闭，或它不是磁盘上的文件。',
  'This editor cannot create or rename files in an edit, so use the command line instead.':
    '此编辑器不支持在编辑中创建或重命名文件，请改用命令行。',
  'The server could not find out; its log says why.': '服务器无法得出结果；原因见其日志。',
  'The document has changed meanwhile: ask again.': '文档在此期间有改动：请重试。',
  '{sentence} Nothing was done.': '{sentence}没有执行任何操作。',
  'The sides differ in structure: `rfc pairs --write` shows where, and `--force` records them all the same.':
    '两侧结构不同：`rfc pairs --write` 会指出差异，`--force` 则仍然记录。',
  'No configuration generates an index here (`index.mode`).': '此处的配置都不生成索引（`index.mode`）。',
  'The workspace has no place for a new document.': '工作区中没有位置放置新文档。',
  '`{path}` cannot be moved.': '`{path}` 不能移动。',
  '`{path}` has no {language} side.': '`{path}` 缺少一侧：{language}。',
  '`{path}` cannot be read.': '`{path}` 无法读取。',
  '`{path}` belongs to no pair of languages of this project.': '`{path}` 不属于本项目的任何配对。',
  '`{path}` is in one language only, so there is nothing to compare.': '`{path}` 只有一种语言，没有可比较的内容。',
  'No record in good order says what was confirmed.': '没有有效的记录说明确认时的内容。',
  'The workspace is not trusted, so git is not asked for the confirmed text.':
    '工作区不受信任，因此不向 git 查询确认时的文本。',
  'In a browser git cannot be asked for the confirmed text: compare on a machine with a clone.':
    '浏览器中无法向 git 查询确认时的文本：请在有克隆的机器上比较。',
  'There is no git repository to ask for the confirmed text.': '没有可查询确认时文本的 git 仓库。',
  'The confirmed text was never committed: git has no object `{hash}`.':
    '确认时的文本从未提交：git 中没有对象 `{hash}`。',

  // Commands for other editors
  'This editor makes no edits that a server asks for (`workspace/applyEdit`), so use the command line instead.':
    '此编辑器不执行服务器请求的编辑（`workspace/applyEdit`），请改用命令行。',
  'The editor did not make the edit.': '编辑器没有执行该编辑。',
  'The editor did not make the edit: {reason}.': '编辑器没有执行该编辑：{reason}。',
  'Its line endings are to be LF, which no edit can say: set them in the editor before you save.':
    '行尾应改为 LF，而编辑无法表达这一点：请在保存前在编辑器中设置。',
  '`{command}` takes its arguments as a list, not as {given}.': '`{command}` 的参数应为列表，而不是{given}。',
  '`{command}` takes one argument, an object, and no more.': '`{command}` 只接受一个参数，即一个对象。',
  '`{command}` takes an object, not {given}.': '`{command}` 接受对象，而不是{given}。',
  '`{command}` takes `{name}` ({means}) as {expected}, not {given}.':
    '`{command}` 的 `{name}`（{means}）应为{expected}，而不是{given}。',
  '`{command}` needs `{name}`: {means}.': '`{command}` 需要 `{name}`：{means}。',
  '`{command}` takes no `{name}`; did you mean `{near}`?': '`{command}` 没有参数 `{name}`；是否想用 `{near}`？',
  '`{command}` takes no `{name}`, nor any other argument.': '`{command}` 没有参数 `{name}`，也没有其他参数。',
  '`{command}` takes no `{name}`, only {names}.': '`{command}` 没有参数 `{name}`，只有 {names}。',
  'The request names no command.': '请求没有指明命令。',
  'The server has no command `{id}`.': '服务器没有命令 `{id}`。',
  'The server has no command `{id}`; did you mean `{near}`?': '服务器没有命令 `{id}`；是否想用 `{near}`？',
  '({rest} more)': '（另有 {rest} 项）',
  'The other language is begun.': '已创建另一语言的版本。',
  'Make every safe fix': '应用所有安全修复',
  'Every safe fix is made. Files changed: {fileCount}.': '已应用所有安全修复。有改动的文件：{fileCount} 个。',
  'No RFC has a problem that can be fixed safely.': '没有可以安全修复的问题。',
  'The index is up to date.': '索引已是最新。',
  'The index is up to date: there is nothing to change.': '索引已是最新：无需改动。',
  'Write a new RFC': '新建 RFC',
  'Bring old RFCs into the format': '将旧 RFC 整理为规范格式',
  'There is nothing that a machine could bring into the format.': '没有可以自动整理的内容。',
  'Move to {folder}/': '移动到 {folder}/',
  'Moved to `{folder}/`. Files changed: {fileCount}.': '已移动到 `{folder}/`。有改动的文件：{fileCount} 个。',
  'Written: `{name}`.': '已写入：`{name}`。',
  'Files changed: {fileCount}. Nothing is left.': '有改动的文件：{fileCount} 个。没有遗留问题。',
  'Files changed: {fileCount}. Problems left to a person: {problems}, of which errors: {errors}.':
    '有改动的文件：{fileCount} 个。需要人工处理的问题：{problems} 个，其中错误 {errors} 个。',
  'The two languages differ in structure, so nothing is confirmed without `force`. Places: {total}, the first ones:':
    '两种语言的结构不同，没有 `force` 就不会确认。不同之处：{total} 处，前几处为：',
  'Confirmed: `{name}` is written.': '已确认：写入了 `{name}`。',
  'Confirmed already: `{name}` stays as it is.': '此前已确认：`{name}` 保持原样。',
  'The other language is `{name}`.': '另一语言的文件是 `{name}`。',
  '`{command}` begins it.': '可用 `{command}` 创建。',

  // Progress
  'Checking RFCs': '正在检查 RFC',
  '{done} files': '{done} 个文件',
};
