import type { WordsId } from '../../authoring/words';

/** What authoring says, in Simplified Chinese. */
export const words: Readonly<Record<WordsId, string>> = {
  // Where an RFC lies and where it may go
  notAnRfc: '`{path}` 不是此目录树中的 {noun}。',
  unreadable: '`{path}` 无法读取，因此不能移动。',
  misplaced: '`{path}` 所在的层级不对；应位于分类文件夹中。请先更改其分类。',
  unknownLifecycle: '没有生命周期 `{given}`；应为 {known}。',
  unknownClass: '没有分类 `{given}`；应为 {known}。',
  noClasses: '此目录树没有分类文件夹。',
  classMissing: '需要指定分类；应为 {known}。',
  alreadyThere: '`{path}` 已经位于 `{folder}/`。',
  frozen: '`{from}/` 中的内容已冻结：请新写一个 {noun}，不要重新启用 `{path}`。',
  noMove: '`{path}` 不能从 `{from}/` 移到 `{to}/`；此处的 {noun} 只能移到 {known}。',
  noMoveAtAll: '`{path}` 不能离开 `{from}/`：已作出的决策只能由新的 {noun} 取代，不能原地撤销。',
  collision: '`{to}` 已存在，`{path}` 不能移到那里。',
  reasonMissing: '移到 `{to}/` 需要一行理由。',
  reasonLines: '理由必须是一行。',
  reasonUnwanted: '`{to}/` 的状态不带理由。',

  // What a move leaves to the author
  headingLeft: '章节 `{heading}` 保留未动，因为已有章节 `{target}`。',
  notFolded: '没有可以并入其他章节的章节。',
  headingsApart: '其章节与 `{other}` 的不对应，因此没有重命名任何章节。',
  headingUntranslated: '标题 `{heading}` 是英文：需要翻译。',
  statusAbsent: '没有可以改写的状态行。',
  reasonDropped: '理由 `{reason}` 已随旧状态一并移除。',
  reasonUntranslated: '状态行中的理由需要翻译。',
  linksUnread: '无法读取，因此没有检查其中的链接。',

  // The index and pairs
  indexBlocked: '由于 `{path}`，没有重新生成索引。',
  indexUnreadable: '无法读取，因此没有重新生成。',
  pairOutOfSync: '在有人确认两侧一致之前，配对处于不同步状态。',
  pairUneven: '两侧的改动不同：请先使两侧一致，再确认配对。',
  pairConfirmable: '两侧的改动相同，可以重新确认配对。',
  pairConfirmed: '两侧的改动相同，已重新确认配对。',
  pairIncomplete: '写入记录之前，配对不完整。',

  // Repairs
  fixUnread: '`{path}` 无法读取，因此保持原样。',
  neverSeen: 'git 中没有 `{path}` 的创建日期。',
  configUnread: '此处无法读取配置 `{path}`：请手工修改。',
  configNoList: '配置中的 `{key}` 不是列表：请手工修改。',
  configNotListed: '配置文件本身的 `{key}` 中没有 `{value}`。',
  pairNone: '`{path}` 不属于本项目的任何配对。',
  pairUnsaved: '`{path}` 有未保存的改动：请先保存，再确认配对。',
  pairExcludedHere: '`{path}` 已被排除在配对之外，无需确认。',
  pairUnrecordable: '`{path}` 的配对无法确认，因为记录无法写入含 `:` 或 `#` 的文件名。',
  pairHalf: '`{path}` 的配对无法确认，因为有一侧不存在或无法读取。',

  // New RFCs
  noLifecycles: '配置中没有生命周期，因此没有位置放置新的 {noun}。',
  bornElsewhere: '新的 {noun} 不能始于 `{lifecycle}/`；应为 {known}。之后再移到那里。',
  titleEmpty: '需要标题。',
  topicNeeded: '无法由标题 `{title}` 得出文件名：请指定主题，例如 `short-name`。',
  topicUnsafe: '主题 `{topic}` 不能构成安全的文件名；应由字母、数字和连字符组成，例如 `short-name`。',
  topicNotKebab: '主题 `{topic}` 不是 kebab-case；应类似 `short-name`。',
  topicLong: '主题太长，不能用作文件名；最多 {most} 个字符。',
  nameReserved: '名称 `{name}` 在 Windows 上表示设备：请换一个主题。',
  nameCounterpart: '名称 `{name}` 会与另一语言的文件重名：请换一个主题。',
  nameUnfit: '名称 `{name}` 不符合模板 `{template}`。',
  dateInvalid: '`{date}` 不是有效日期；应类似 `2026-08-01`。',
  numbersSpent: '模板 `{template}` 的编号已全部用完。',
  exists: '`{path}` 已存在。',
  pairingOff: '配置中关闭了配对，因此没有另一语言的文件可以创建。',
  pairingExcluded: '`{path}` 已被排除在配对之外。',
  counterpartUnread: '`{path}` 无法读取，因此不能创建其另一语言的版本。',
  templateUnreadable: '模板 `{path}` 无法读取。',
  templateFaulty: '由模板写出的文件有错误：{message}',

  // Setting up
  configThere: '已有配置：`{path}`。',
  setUpNew: '此处还没有 RFC 或决策记录。',
  setUpDefault: '位于默认位置的 RFC：{count} 个。',
  setUpFound: '`{folder}/` 中类似 `{example}` 的文档：{count} 个。配置将按它们生成。',
  setUpLoose: '直接位于 `{folder}/` 的类似 `{example}` 的文档：{count} 个。位于仓库顶层时，需要移到文件夹中：{known}。',
  setUpElsewhere: '其他文件夹中还有此类文档：{count} 个。每个文件夹都可以在 `roots` 中设置一项。',
  setUpClean: '检查不会报告任何问题。',
  setUpReport: '检查将报告：{counts}。',

  // What a clean-up leaves
  leftToWrite: '需要了解情况的人来写。',
  leftToDecide: '需要了解情况的人来判断其含义。',
  leftInPlace: '需要移动或重命名文件。',
  leftInConfiguration: '需要手工修改配置。',
  leftUnreadable: '无法读取，因此无法修复。',
  leftUnconfirmed: '需要有人比较两侧。',
};
