-- Runs the cases in a Neovim without a screen, and writes what became of each into a file.
local function describe(err) return type(err) == 'string' and err or vim.inspect(err) end

local outcomes = {}
for _, case in ipairs(dofile(vim.env.RFC_CASES)) do
  local name, run = case[1], case[2]
  local passed, err = xpcall(run, describe)
  table.insert(outcomes, { name = name, error = not passed and err or nil })
end
vim.fn.writefile({ vim.json.encode(outcomes) }, vim.env.RFC_REPORT)
vim.cmd('qall!')
