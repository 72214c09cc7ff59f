import type { TableModelId } from '../../src/models/model-id';
import { andarBaharPlay } from './cards/andar-bahar-play';
import { baccaratPlay } from './cards/baccarat-play';
import { dragonTigerPlay } from './cards/dragon-tiger-play';
import { roulettePlay } from './roulette/roulette-play';
import { sicBoPlay } from './sic-bo/sic-bo-play';
import type { TablePlay } from './table-play';

export const TABLE_PLAYS: Readonly<Record<TableModelId, TablePlay>> = {
  'roulette-1': roulettePlay,
  'baccarat-1': baccaratPlay,
  'dragon-tiger-1': dragonTigerPlay,
  'sic-bo-1': sicBoPlay,
  'andar-bahar-1': andarBaharPlay,
};
