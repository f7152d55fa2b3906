import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Following } from '../../../client/src/pairs/following';

test('an editor that is made to scroll does not lead before it has come to rest', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const following = new Following<string>(400);
  assert.equal(following.leads('right'), true);
  following.follow('right');
  assert.equal(following.leads('right'), false);
  assert.equal(following.leads('left'), true);
  context.mock.timers.tick(399);
  following.follow('right'); // the left one scrolls on
  context.mock.timers.tick(399);
  assert.equal(following.leads('right'), false);
  context.mock.timers.tick(1);
  assert.equal(following.leads('right'), true);
});
