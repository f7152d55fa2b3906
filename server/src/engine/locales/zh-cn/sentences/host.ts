import type { MessageTable } from '../../../texts';

/** What reading, writing and git come back with, in Simplified Chinese, by its English. */
export const host: MessageTable = {
  'this is no git repository, or git is not installed': '此处不是 git 仓库，或没有安装 git',
  '`{known}` and this branch have no commit in common': '`{known}` 与当前分支没有共同的提交',
  'git did not say in time which files have changed': 'git 没有及时给出有改动的文件',
  'git knows no revision `{base}`': 'git 中没有版本 `{base}`',
  'none of {revisions} is a revision here; name the one that the branch left from':
    '{revisions} 都不是此处的版本；请指明当前分支所基于的版本',
  'Another run is writing: `{journal}` exists.': '另一次运行正在写入：存在 `{journal}`。',
  'Nothing was written ({reason}).': '没有写入任何内容（{reason}）。',
  '`{path}` and `{other}` are one file: nothing was written.': '`{path}` 与 `{other}` 是同一个文件：没有写入任何内容。',
  '`{file}` is a symbolic link: move its target instead.': '`{file}` 是符号链接：请移动其目标。',
  '`{file}` leads out of `{root}`: nothing was written.': '`{file}` 指向 `{root}` 之外：没有写入任何内容。',
  '`{file}` cannot be written ({reason}): nothing was written.': '`{file}` 无法写入（{reason}）：没有写入任何内容。',
  '`{file}` exists already: nothing was written.': '`{file}` 已存在：没有写入任何内容。',
  '`{file}` has changed since it was read: nothing was written.': '`{file}` 在读取之后有改动：没有写入任何内容。',
  'Only part could be written ({message}); `{journal}` says how to finish.':
    '只写入了一部分（{message}）；`{journal}` 说明了如何完成。',
  '`{journal}` cannot be read: delete it when no other run is writing.':
    '`{journal}` 无法读取：确认没有其他运行正在写入后，请删除它。',
  '`{target}` has changed since an earlier run was stopped; `{journal}` says what to do.':
    '`{target}` 在上一次运行中断之后有改动；`{journal}` 说明了如何处理。',
};
