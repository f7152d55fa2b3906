import type { MessageTable } from '../../../texts';

/** The help of the command line, in Simplified Chinese, by its English. */
export const help: MessageTable = {
  'Keeps the RFCs and decision records of a repository in order.': '让仓库中的 RFC 和决策记录保持规范。',
  'Commands:': '命令：',
  'Options:': '选项：',
  'Usage: {form}': '用法：{form}',
  'Show this help; after a command, the help of the command.': '显示此帮助；用在命令之后则显示该命令的帮助。',
  'Show the version.': '显示版本。',
  'Exit codes:\n  0  no problem at error level\n  1  a problem at error level, or nothing to check\n  2  wrong usage, a broken configuration, or a fault of this program':
    '退出码：\n  0  没有 error 级别的问题\n  1  有 error 级别的问题，或没有可检查的内容\n  2  用法错误、配置无效，或本程序出错',
  'Show this help.': '显示此帮助。',
  'The language of what is said: en (default) or zh-cn.': '输出所用的语言：en（默认）或 zh-cn。',
  'The repository root (default: the nearest folder with .git or a configuration).':
    '仓库根目录（默认：最近的含 .git 或配置的文件夹）。',
  'The configuration to use instead of the one in the repository root.': '使用此配置，而不是仓库根目录中的配置。',

  // lint
  'Check every RFC of the repository.': '检查仓库中的所有 RFC。',
  'PATH limits what is reported to files and folders; rules about the whole tree still look at all of it.':
    'PATH 将报告限定在指定的文件和文件夹；针对整个目录树的规则仍会查看全部内容。',
  'Results go to standard output, everything else to standard error.': '结果写到标准输出，其余写到标准错误。',
  'text (the default), json, jsonl, sarif, github or gitlab.': 'text（默认）、json、jsonl、sarif、github 或 gitlab。',
  'Set the severity of a rule, or of a namespace such as `status/*`; may be repeated.':
    '设置规则或命名空间（例如 `status/*`）的级别；可重复使用。',
  'End with exit code 1 when there are more than N warnings.': '警告超过 N 个时以退出码 1 结束。',
  'Finding no RFC is no failure.': '没有找到 RFC 不算失败。',
  'Make every safe fix, then report what is left.': '应用所有安全修复，再报告剩余的问题。',
  'Show what --fix would change, and write nothing.': '显示 --fix 会作的改动，不写入任何内容。',
  'Report only files that differ from where this branch left BASE (default: main).':
    '只报告与当前分支从 BASE（默认：main）分出时相比有改动的文件。',
  'Leave out the problems that FILE knows.': '忽略 FILE 中已记录的问题。',
  'Record the problems there are in FILE, and succeed.': '将现有问题记录到 FILE，并以成功结束。',
  'Check even where an earlier run with the same outcome is known.': '即使已知先前一次运行的相同结果，也重新检查。',
  'Share the check among N threads (default: as many as the machine gains by).':
    '由 N 个线程分担检查（默认：以本机能获益的数量为准）。',
  'Check again whenever something changes, until Ctrl+C.': '有改动时重新检查，直到按下 Ctrl+C。',
  'Check the text on standard input in the place of one file.': '以标准输入的文本代替一个文件进行检查。',
  'The file that the text on standard input stands for.': '标准输入的文本所代表的文件。',

  // init, rules, lsp
  'Write a commented rfc.config.jsonc.': '写入带注释的 rfc.config.jsonc。',
  'Where decisions are kept in another way already, such as `docs/adr/0001-topic.md`, the configuration is made\nto fit them, and what the rules would report is said first.':
    '如果已用其他方式记录决策，例如 `docs/adr/0001-topic.md`，则按其生成配置，\n并先说明规则会报告什么。',
  'Refuses when the repository has a configuration already.': '仓库已有配置时拒绝执行。',
  'Where there are no RFCs yet: write a README, a first RFC and the index too.':
    '还没有 RFC 时：同时写入 README、第一个 RFC 和索引。',
  'Show what would be written and reported, and write nothing.': '显示会写入和报告的内容，不写入任何内容。',
  'List the rules, or show the page of one.': '列出规则，或显示某条规则的说明页。',
  'With ID, such as `status/malformed`, prints what the rule reports, why, and an example.':
    '给出 ID（例如 `status/malformed`）时，显示该规则报告什么、为什么，以及示例。',
  'text (the default) or json.': 'text（默认）或 json。',
  'Run the language server.': '运行语言服务器。',
  'For editors other than VS Code. It speaks the Language Server Protocol over standard input and output.':
    '供 VS Code 以外的编辑器使用。通过标准输入和输出使用语言服务器协议（LSP）。',
  'Speak over standard input and output (required).': '通过标准输入和输出通信（必需）。',

  // new, move, normalize
  'Write a new RFC from a template.': '由模板新建 RFC。',
  'The file name is made of the date and of a topic, which the title suggests. A title in another script\nthan Latin needs --topic.':
    '文件名由日期和主题组成，主题取自标题。标题不是拉丁字母时需要 --topic。',
  'Templates of your own replace the built-in ones: `<lifecycle>.md` in the folder that the key `templates`\nof the configuration names.':
    '可以用自己的模板替换内置模板：放在配置键 `templates` 所指文件夹中的 `<lifecycle>.md`。',
  'The title, without the prefix (required).': '标题，不含前缀（必需）。',
  'The class (required where the tree has class folders).': '分类（目录树有分类文件夹时必需）。',
  'The lifecycle it begins in (default: the first possible one).': '起始的生命周期（默认：第一个可用的）。',
  'The day it was first proposed, as yyyy-mm-dd (default: today).': '最初提出的日期，写作 yyyy-mm-dd（默认：今天）。',
  'The topic in the file name (default: made of the title).': '文件名中的主题（默认：取自标题）。',
  'Write the other language as well.': '同时写入另一语言的版本。',
  'Print the text instead of writing it.': '输出文本，而不是写入文件。',
  'Move an RFC to another lifecycle.': '将 RFC 移到另一个生命周期。',
  'Rewrites its status and headings, takes its other language along, and mends the index and every link\nin the Markdown of the repository. All of it or nothing is written.':
    '改写其状态和标题，一并移动另一语言的版本，并修正索引和仓库 Markdown 中的所有链接。\n要么全部写入，要么什么都不写。',
  'Only the moves that the configuration names are possible.': '只能进行配置所列的移动。',
  'The reason for the status, in one line.': '写入状态的一行理由。',
  'Fold the acceptance criteria into the consequences, rather than rename their section.':
    '将验收标准并入后果，而不是重命名该章节。',
  'Show what would change, and write nothing.': '显示会有的改动，不写入任何内容。',
  'Record pairs anew that were in sync and whose sides are changed alike.': '重新记录原本同步且两侧改动相同的配对。',
  'Bring old RFCs into the format, as far as a machine can.': '将旧 RFC 整理为规范格式，限于可自动完成的部分。',
  'Makes every safe fix, renames sections that are known under other names, and renders the index. What it\nleaves is listed with the reason. A second run changes nothing.':
    '应用所有安全修复，重命名使用别名的章节，并生成索引。\n遗留的问题会连同原因列出。再次运行不会有任何改动。',
  'PATH limits what is changed and listed to files and folders.': 'PATH 将改动和列表限定在指定的文件和文件夹。',
  'Say of RFCs from before the format that no alternatives were recorded, where that is so.':
    '对早于本格式且没有替代方案的 RFC，声明未记录替代方案。',

  // pairs, index
  'List, check or show the pairs of languages, or record that they agree.':
    '列出、检查或展示双语配对，或记录两侧一致。',
  'One of --list, --check, --write and --html is needed. FILE is any of the three files of a pair, or\ntheir name without an ending.':
    '需要 --list、--check、--write 和 --html 之一。FILE 是配对三个文件中的任意一个，\n或其不带后缀的名称。',
  'Writing a record says that somebody has compared both sides, so --write takes the pairs by name,\nor --all.':
    '写入记录表示有人比较过两侧，因此 --write 需要指明配对，或使用 --all。',
  'A page of --html shows both languages side by side and needs nothing beside itself. It is written\nnext to its pair: `docs/guide.html` for `docs/guide.md`. A file of that name that is no such page\nis left alone.':
    '--html 的页面并排显示两种语言，不依赖其他文件。页面写在配对旁边：\n`docs/guide.md` 对应 `docs/guide.html`。已有的同名文件若不是这种页面，则保持不动。',
  'Print the state of every pair.': '输出每个配对的状态。',
  'How --list prints: text (default) or json.': '--list 的输出格式：text（默认）或 json。',
  'Report what is wrong with the pairs; end with exit code 1 on an error.':
    '报告配对的问题；有 error 时以退出码 1 结束。',
  'Record the sides of each FILE as they are.': '按当前内容记录每个 FILE 的两侧。',
  'Write each FILE with its other language as one page.': '将每个 FILE 与其另一语言的版本写成一个页面。',
  'With --html: the folder for the pages.': '配合 --html：存放页面的文件夹。',
  'With --write or --html: every pair of which both sides are there.': '配合 --write 或 --html：两侧都存在的所有配对。',
  'With --write: also where the sides differ in structure.': '配合 --write：两侧结构不同时也记录。',
  'With --check: finding no pair is no failure.': '配合 --check：没有找到配对不算失败。',
  'Render the index of the RFCs, or check that it is fresh.': '生成 RFC 索引，或检查其是否最新。',
  'One of --check, --write, --stdout and --html is needed. A tree with misplaced files has no index until\nthey are moved; the page lists them.':
    '需要 --check、--write、--stdout 和 --html 之一。目录树中有位置不对的文件时，\n要先移动它们才有索引；页面会列出这些文件。',
  'End with exit code 1 when an index is stale or missing; write nothing.':
    '索引过期或缺失时以退出码 1 结束；不写入任何内容。',
  'Write every index that is stale or missing.': '写入所有过期或缺失的索引。',
  'Print the index, and write nothing.': '输出索引，不写入任何内容。',
  'Write a page about all RFCs, with totals, timeline, links and a table, as one file.':
    '将所有 RFC 的汇总、时间线、链接和表格写成单个页面文件。',

  // schema
  'Check tool schemas, print their JSON Schema, or validate arguments.':
    '检查工具 schema，输出其 JSON Schema，或校验参数。',
  'Schemas are read out of TypeScript, JavaScript, JSON (at `schema.pointers`) and fences of Markdown, without\nrunning anything.':
    'schema 读取自 TypeScript、JavaScript、JSON（`schema.pointers` 处）和 Markdown 的围栏代码块，\n不运行任何代码。',
  'check     Reports what is wrong with the schemas of each FILE.\ncompile   Prints the JSON Schema of the only schema of FILE, or of the one that --tool names.\nvalidate  Checks values against it: one JSON document, or JSON Lines, whatever their size. A line that is\n          no JSON is a violation, and the rest goes on.':
    'check     报告每个 FILE 中 schema 的问题。\ncompile   输出 FILE 中唯一的 schema 或 --tool 所指 schema 的 JSON Schema。\nvalidate  按其校验值：单个 JSON 文档或任意大小的 JSON Lines。\n          不是 JSON 的行算作违规，其余继续校验。',
  'A schema is called by the name of its tool, its fence or its constant; what a tool gives is NAME.output.':
    'schema 以其工具、围栏代码块或常量的名称指称；工具的输出为 NAME.output。',
  'check: as of `rfc lint`; validate: text (the default) or jsonl.':
    'check：同 `rfc lint`；validate：text（默认）或 jsonl。',
  'check: finding no schema is no failure.': 'check：没有找到 schema 不算失败。',
  'compile, validate: the schema that is meant.': 'compile、validate：所指的 schema。',
  'validate: the values; `-` for standard input.': 'validate：要校验的值；`-` 表示标准输入。',
};
