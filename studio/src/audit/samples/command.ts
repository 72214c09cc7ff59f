import { MODEL_IDS } from '../../models/models';
import { allTitles } from '../../titles/titles';
import { auditedModel } from '../audited-models';

/** Every title, and bets that may be played in those of a model, as JSON: for who plays them from outside. */
const titles = allTitles().map(({ code, model }) => ({ code, model }));
const bets = Object.fromEntries(MODEL_IDS.map((model) => [model, auditedModel(model).bets]));
process.stdout.write(JSON.stringify({ titles, bets }));
