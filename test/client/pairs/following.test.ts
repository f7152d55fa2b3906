import assert from 'node:assert/strict';
import { beforeEach, describe, mock, test } from 'node:test';
import { Following } from '../../../client/src/pairs/following';

describe('an editor that is made to scroll', () => {
  let following: Following<string>;

  beforeEach((context) => {
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout'] });
    following = new Following<string>(400);
    if ('after' in context) context.after(() => mock.timers.reset());
  });

  test('does not lead by that, however late it reports it', () => {
    following.follow('right');
    mock.timers.tick(5000);
    assert.equal(following.noteScroll('right'), false);
    mock.timers.tick(399);
    assert.equal(following.noteScroll('right'), false); // smooth scrolling
    mock.timers.tick(1);
    assert.equal(following.noteScroll('right'), true);
  });

  test('stays behind while the other one scrolls on', () => {
    following.follow('right');
    assert.equal(following.noteScroll('right'), false);
    mock.timers.tick(300);
    assert.equal(following.noteScroll('left'), true);
    following.follow('right');
    mock.timers.tick(300);
    assert.equal(following.noteScroll('right'), false);
  });

  test('leads when nobody made it scroll', () => {
    assert.equal(following.noteScroll('right'), true);
  });
});
