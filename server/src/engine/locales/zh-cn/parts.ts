import type { MessageTable } from '../../texts';

/** Words and clauses that fill a place in a sentence, in Simplified Chinese, by their English. */
export const parts: MessageTable = {
  // Configuration
  '`source` and `target`': '`source` 和 `target`',

  // Why a file is not read
  'quotes or lists in one another beyond column 250': '引用或列表嵌套到第 250 列之后',
  'more than 20000 lines in quotes and lists': '引用和列表中超过 20000 行',
  'too many lines in quotes and lists': '引用和列表中的行过多',
  'more than 5000 lines of a quote or list without its mark': '引用或列表中超过 5000 行没有标记',
  'rules of more than 60000 characters': '分隔线超过 60000 个字符',
  'more than 10000 cells in a row': '一行中超过 10000 个单元格',
  'more than 10000 definitions and footnotes': '超过 10000 个链接定义和脚注',
  'too many marks in long paragraphs': '长段落中的标记过多',
  'the parser failed': '解析器出错',

  // Names and kinds
  'a blank': '空格',
  'an invisible character': '不可见字符',
  'a blank or control character': '空白或控制字符',
  folder: '文件夹',
  'special file': '特殊文件',
  'link to nothing': '指向不存在目标的链接',
  'link out of the repository': '指向仓库之外的链接',
  bulleted: '无序列表',
  'numbered from {start}': '从 {start} 起编号的有序列表',
  '{kind}, 1 item': '{kind}，1 项',
  '{kind}, {count} items': '{kind}，{count} 项',
  default: '默认值',
  example: '示例',

  // Why a text is no JSON
  'there is no value': '没有值',
  'a value is missing': '缺少值',
  'a key is missing': '缺少键',
  'a colon is missing': '缺少冒号',
  'a comma is missing': '缺少逗号',
  'a bracket is not closed, or another one is': '括号没有闭合，或不配对',
  'something follows the value': '值之后还有内容',
  'these characters mean nothing in it': '这些字符在 JSON 中没有意义',
  'a text is not closed in its line': '字符串没有在本行内结束',
  'a backslash stands before a character that it cannot stand before': '反斜杠后的字符不能这样转义',
  'a control character stands in a text': '字符串中有控制字符',
  'a number is not written as JSON has it': '数字的写法不符合 JSON',
  'a comment is not closed': '注释没有结束',
  'it has a comment': '其中有注释',
  'a comma stands behind the last item': '最后一项之后有逗号',
  'a value is missing here': '此处缺少值',
  'a key in double quotes is missing here': '此处缺少双引号括起的键',
  'a colon is missing here': '此处缺少冒号',
  'a comma is missing here': '此处缺少逗号',
  'these characters are no value': '这些字符不是值',
  'a string is not closed': '字符串没有结束',
  'the string has an escape that is none': '字符串中有无效的转义序列',
  'the string has a control character that is not escaped': '字符串中有未转义的控制字符',
  'the number is not written to its end': '数字没有写完',
  'comments are not allowed': '不允许注释',
  'nothing follows the comma': '逗号之后没有内容',

  // What is not known of a schema
  '`{quoted}` is known only when the code runs': '`{quoted}` 只有运行代码时才知道',
  '`{quoted}` is not typed to its end': '`{quoted}` 还没有输入完',
  '`{quoted}` sets the prototype and declares nothing': '`{quoted}` 设置的是原型，不声明任何内容',

  // Why a file is or is not linted
  'the configuration excludes it from pairing.': '配置将其排除在配对之外。',
  'it has to have a second language, and there is none.': '必须有第二语言的版本，但没有。',
  'one or two of its three files are missing.': '三个文件缺少一两个。',
  'its record cannot be read.': '无法读取其记录。',
  'a side has changed since it was confirmed.': '确认之后有一侧发生了改动。',
  'its sides differ in structure.': '两侧结构不同。',
  'its sides agree.': '两侧一致。',
  'it has no second language, and needs none.': '没有第二语言的版本，也不需要。',
  'its name ends as that of a translation, which only the rules of language pairs read.':
    '其名称的结尾表明它是译文，只由配对规则检查。',
  'the configuration allows a file of this name directly in a lifecycle folder.':
    '配置允许此名称的文件直接位于生命周期文件夹中。',
  'it lies directly in the root, not in a lifecycle folder.': '它直接位于根目录，不在生命周期文件夹中。',
  'it lies in the archive, where only the rules `archive/*` look.': '它位于归档中，只由 `archive/*` 规则检查。',
  'a name that begins with a dot or does not end in `.md` is passed over.':
    '名称以点开头或不以 `.md` 结尾的文件会被跳过。',
  'it is no Markdown file below a lifecycle folder.': '它不是生命周期文件夹下的 Markdown 文件。',

  // What a command takes
  'a text': '文本',
  'true or false': 'true 或 false',
  'a list': '列表',
  'an object': '对象',
  'the URI of the file that is meant': '所指文件的 URI',
  'to record pairs anew that were in sync': '是否重新记录原本同步的配对',
  'the name of a class': '分类的名称',
  'to confirm although the structures differ': '结构不同时是否仍然确认',
  'that git may be run in the repository': '是否允许在仓库中运行 git',
  'the URI of a file or folder of the root that is meant': '所指根目录中某个文件或文件夹的 URI',
  'the name of a lifecycle': '生命周期的名称',
  'why, in one line': '一行理由',
  'to fold the section that can be folded': '是否并入可以并入的章节',
  'the title, without a prefix': '标题，不含前缀',
  'the topic in the file name': '文件名中的主题',
  'the day it was first proposed, as yyyy-mm-dd': '最初提出的日期，写作 yyyy-mm-dd',
  'the URI of the root folder': '根文件夹的 URI',
  'to begin the other language too': '是否同时创建另一语言的版本',
  'the URI of a file or folder to stay in': '限定范围的文件或文件夹的 URI',
  'to excuse old RFCs without alternatives': '是否豁免没有替代方案的旧 RFC',
};
