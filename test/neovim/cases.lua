-- Cases for the language client that is built into Neovim. They run in one Neovim, one after the other, after the set-up
-- that docs/editors.md recommends. What a case waits for, it is told of; the longest time only ends a hang.
local limit = 30000
local folder = vim.env.RFC_FOLDER

local function wait(what, holds)
  if not vim.wait(limit, holds, 10) then error('waited in vain: ' .. what, 0) end
end

local function same(actual, expected)
  if vim.deep_equal(actual, expected) then return end
  error(('expected %s, found %s'):format(vim.inspect(expected), vim.inspect(actual)), 0)
end

local function path(relative) return folder .. '/' .. relative end

local function open(relative)
  vim.cmd('edit ' .. vim.fn.fnameescape(path(relative)))
  return vim.api.nvim_get_current_buf()
end

local function codes(buffer)
  return vim.tbl_map(function(found) return found.code end, vim.diagnostic.get(buffer))
end

local function wait_for_codes(buffer, expected)
  wait(table.concat(expected, ', '), function() return vim.deep_equal(codes(buffer), expected) end)
end

local function exists(relative) return vim.loop.fs_stat(path(relative)) ~= nil end

local function line(number) return vim.api.nvim_buf_get_lines(0, number - 1, number, true)[1] end

-- Has the user pick the code action of this title at the cursor.
local function pick(title)
  local chosen = nil
  vim.ui.select = function(items, _, on_choice)
    for _, item in ipairs(items) do
      if item[2].title == title then chosen = item end
    end
    on_choice(chosen)
  end
  vim.lsp.buf.code_action()
  wait('the code action ' .. title, function() return chosen ~= nil end)
end

-- What the server has told the user since.
local told = {}
local show = vim.lsp.handlers['window/showMessage']
vim.lsp.handlers['window/showMessage'] = function(err, result, context, config)
  table.insert(told, result.message)
  return show(err, result, context, config)
end

local function wait_for_message(pattern)
  wait(pattern, function()
    for _, message in ipairs(told) do
      if message:match(pattern) then return true end
    end
  end)
end

local proposed = 'docs/rfc/proposed/feature/'

return {
  {
    'pushed diagnostics arrive, at the exact characters',
    function()
      local buffer = open(proposed .. '2026-07-10-mismatch.md')
      wait_for_codes(buffer, { 'status/lifecycle-mismatch' })
      local found = vim.diagnostic.get(buffer)[1]
      same({ found.lnum, found.col, found.end_lnum, found.end_col }, { 2, 8, 2, 19 })
      same({ found.source, found.severity }, { 'rfc', vim.diagnostic.severity.ERROR })
    end,
  },
  {
    'diagnostics follow what is typed',
    function()
      local buffer = open(proposed .. '2026-07-11-typed.md')
      wait_for_codes(buffer, { 'status/lifecycle-mismatch' })
      vim.api.nvim_buf_set_lines(buffer, 2, 3, true, { 'Status: proposed' })
      wait_for_codes(buffer, {})
    end,
  },
  {
    'the edit of a code action is applied',
    function()
      local buffer = open(proposed .. '2026-07-10-mismatch.md')
      wait_for_codes(buffer, { 'status/lifecycle-mismatch' })
      vim.api.nvim_win_set_cursor(0, { 3, 8 })
      pick('Change the status to `proposed`')
      wait('the edit', function() return line(3) == 'Status: proposed' end)
      wait_for_codes(buffer, {})
    end,
  },
  {
    'a code action that moves a file takes its links along',
    function()
      open(proposed .. '2026-07-12-moved.md')
      wait_for_codes(0, { 'status/lifecycle-mismatch' })
      vim.api.nvim_win_set_cursor(0, { 3, 8 })
      pick('Move the file to `implemented/`')
      local target = 'docs/rfc/implemented/feature/2026-07-12-moved.md'
      wait('the move', function() return exists(target) and vim.api.nvim_buf_get_name(0) == path(target) end)
      same(exists(proposed .. '2026-07-12-moved.md'), false)
      open('docs/guide.md')
      wait('the link', function() return line(3) == 'See [the move](rfc/implemented/feature/2026-07-12-moved.md).' end)
    end,
  },
  {
    'a command moves an RFC into a folder that is not there yet',
    function()
      open(proposed .. '2026-07-13-rejected.md')
      wait_for_codes(0, {})
      local target = 'docs/rfc/rejected/feature/2026-07-13-rejected.md'
      same(exists('docs/rfc/rejected'), false)
      local client = vim.tbl_filter(function(each) return each.name == 'rfc' end, vim.lsp.get_active_clients())[1]
      local answer
      local request = { uri = vim.uri_from_bufnr(0), to = 'rejected', reason = 'nobody wants it' }
      client.request('workspace/executeCommand', { command = 'rfc.move', arguments = { request } }, function(_, result)
        answer = result
      end)
      wait('the answer', function() return answer ~= nil end)
      same(answer.refused, nil)
      wait('the move', function() return exists(target) and vim.api.nvim_buf_get_name(0) == path(target) end)
      same(line(3):match('^Status: rejected'), 'Status: rejected')
    end,
  },
  {
    ':RfcNew writes an RFC',
    function()
      open(proposed .. '2026-07-14-index.md')
      wait_for_codes(0, {})
      vim.cmd('RfcNew testing Seeded runs')
      wait_for_message('^Written: `%d+%-%d+%-%d+%-seeded%-runs%.md`%.$')
      local name = vim.fn.glob(path('docs/rfc/proposed/testing/*-seeded-runs.md'))
      vim.cmd('edit ' .. vim.fn.fnameescape(name))
      same(line(1), '# RFC: Seeded runs')
    end,
  },
  {
    ':RfcMove tells why it cannot',
    function()
      open(proposed .. '2026-07-14-index.md')
      vim.cmd('RfcMove moon')
      wait_for_message('moon')
      same(exists(proposed .. '2026-07-14-index.md'), true)
    end,
  },
  {
    ':RfcIndex and :wall leave a fresh index on the disk',
    function()
      open(proposed .. '2026-07-14-index.md')
      vim.cmd('RfcIndex')
      wait_for_message('^The index is up to date')
      vim.cmd('wall')
      local written = table.concat(vim.fn.readfile(path('docs/rfc/INDEX.md')), '\n')
      same(written:find('2026-07-14-index.md', 1, true) ~= nil, true)
      same(written:find('seeded-runs.md', 1, true) ~= nil, true)
    end,
  },
}
