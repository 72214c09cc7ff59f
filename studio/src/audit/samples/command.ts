import { TITLES } from '../../titles/titles';
import { auditedModel } from '../audited-models';

/** Every title with bets that may be played in it, as JSON: for who plays them from outside. */
const samples = TITLES.map(({ code, model }) => ({ code, model, bets: auditedModel(model).bets }));
process.stdout.write(JSON.stringify(samples));
