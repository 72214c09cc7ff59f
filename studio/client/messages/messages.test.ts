import { bn } from './bn';
import { en, type MessageId } from './en';

const ids = Object.keys(en) as MessageId[];
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the game’s texts', () => {
  it('are complete in Bengali, and really Bengali', () => {
    const figures: MessageId[] = [
      'roulette.fell',
      'roulette.low',
      'roulette.high',
      'roulette.dozen',
      'sicbo.fell',
      'duel.ended',
      'table.slipReturn',
    ];
    const latinByNature: MessageId[] = [
      'rtp',
      'historyEntry',
      'targetHelp',
      'stakeHelp',
      'rulesStakeValue',
      'sentence',
      ...figures,
    ];
    expect(Object.keys(bn).sort()).toEqual([...ids].sort());
    for (const id of ids.filter((each) => !latinByNature.includes(each)))
      expect([id, bn[id]]).toEqual([id, expect.stringMatching(/[\u0980-\u09ff]/)]);
  });

  it('have the same places to fill in both languages', () => {
    for (const id of ids) expect([id, holes(bn[id])]).toEqual([id, holes(en[id])]);
  });
});
