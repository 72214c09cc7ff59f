import { bn } from './bn';
import { en, type MessageId } from './en';
import { enBlackjack } from './en-blackjack';
import { enCardSteps } from './en-card-steps';
import { enFishing } from './en-fishing';
import { enHouse } from './en-house';
import { enReturns } from './en-returns';
import { enSteps } from './en-steps';
import { enTables } from './en-tables';
import { slotsEn } from './slots-en';

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

  it('stand in one file each: where two say another thing under one name, the later would be heard in both games', () => {
    const files = [slotsEn, enReturns, enTables, enSteps, enHouse, enBlackjack, enFishing, enCardSteps];
    const seen = files.flatMap((file) => Object.keys(file));
    expect(seen.filter((id, at) => seen.indexOf(id) !== at)).toEqual([]);
  });

  it('have the same places to fill in both languages', () => {
    for (const id of ids) expect([id, holes(bn[id])]).toEqual([id, holes(en[id])]);
  });
});
