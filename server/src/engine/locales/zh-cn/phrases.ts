import type { PhraseId } from '../../assist/words';

/** What hovers, lenses, completions and actions say, in Simplified Chinese. */
export const phrases: Readonly<Record<PhraseId, string>> = {
  // What a section is for
  problem: '当前有什么问题或缺失。没有读过下文的人也能看懂。',
  proposal: '要改变什么，如何改变。只有这一节可以谈将来。',
  alternatives: '考虑过的其他方案，每个一条，并说明为何落选。事后不得杜撰。',
  acceptance: '工作完成后可以观察到什么。',
  risks: '可能出什么问题，放弃了什么。',
  decision: '已落地的内容，用现在时陈述。',
  consequences: '决策带来什么，代价是什么。',
  testing: '目前由哪些测试覆盖。',
  verification: '如何确认目前确实如此。',

  // A heading, and where it stands in the contract
  section: '**{name}**',
  translated: '**{name}**，英文为 {english}',
  comesFirst: '在每个生命周期中都排在最前。',
  askedFor: '每个生命周期都要求有。',
  required: '在 {folders} 中必需。',
  banned: '在 {folders} 中不应出现。',

  // Lifecycles
  lifecycle: '**{label}**',
  proposed: '讨论中：所述内容尚不必存在。',
  implemented: '已落地：文中所述即现状。',
  rejected: '已否决：提案保持原样，并附理由。',
  frozen: '此处的内容保持原样。',
  moves: '从此处可以移到 {folders}。',
  staysHere: '不能从此处移走：由新的 {noun} 取代。',

  // A linked document
  title: '**{title}**',
  status: '{status}',
  firstProposed: '最初提出于 {date}。',
  noProblem: '没有发现问题。',
  oneProblem: '发现 1 个问题。',
  problems: '发现 {count} 个问题。',

  // Rules
  rule: '**{rule}**',
  summary: '{summary}',
  reported: '在此处的级别：{severity}。',
  switchedOff: '在此处已关闭。',
  namespace: '所有 id 以 {prefix} 开头的规则。',

  // Suppression comments
  disableNextLine: '在下一行抑制规则。',
  disable: '从此处起抑制规则。',
  enable: '结束 `rfc-disable` 的作用。',

  // Code actions
  disableOnLine: '在本行禁用 {rule}',
  disableInBlock: '在本段禁用 {rule}',
  disableInFile: '在本文件禁用 {rule}',
  fixRule: '修复本文件中所有的 {rule} 问题',

  // The code lenses
  generated: '由各 {noun} 文件生成：在此处的改动会丢失',
  regenerate: '重新生成',
  oneReference: '被 {count} 个 {noun} 引用',
  references: '被 {count} 个 {noun} 引用',
  move: '{from} → {to}',
  moveAsking: '{from} → {to}…',
  pairInSync: '与 {other} 同步',
  pairEdited: '确认之后有改动',
  pairOtherEdited: '确认之后有改动：{other}',
  pairBothEdited: '两种语言在确认之后都有改动',
  pairDiverged: '与 {other} 结构不同',
  pairMalformed: '配对记录有误',
  pairUnconfirmed: '尚未确认',
  pairMissing: '没有 {other} 一侧',
  compare: '比较',
  confirm: '确认',
  openOther: '打开 {other}',
  createOther: '创建 {other}',
};
