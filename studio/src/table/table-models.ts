import type { Model } from '../models/model';
import type { TableModelId } from '../models/model-id';
import { andarBahar } from './andar-bahar';
import { baccarat } from './baccarat';
import { dragonTiger } from './dragon-tiger';
import { roulette } from './roulette';
import { sicBo } from './sic-bo';
import { tableModel } from './table-model';

export const TABLE_MODELS: Readonly<Record<TableModelId, Model>> = {
  'roulette-1': tableModel(roulette, 'MEDIUM'),
  'baccarat-1': tableModel(baccarat, 'LOW'),
  'dragon-tiger-1': tableModel(dragonTiger, 'LOW'),
  'sic-bo-1': tableModel(sicBo, 'HIGH'),
  'andar-bahar-1': tableModel(andarBahar, 'LOW'),
};
