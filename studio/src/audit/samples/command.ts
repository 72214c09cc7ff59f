import { MODEL_IDS } from '../../models/models';
import { OWN_LABEL } from '../../titles/made/labels';
import { allTitles } from '../../titles/titles';
import { auditedModel } from '../audited-models';

/** Every title, and bets that may be played in those of a model, as JSON: for who plays them from outside. */
const titles = allTitles().map(({ code, model, listing }) => ({ code, model, label: (listing?.label ?? OWN_LABEL).code }));
const bets = Object.fromEntries(MODEL_IDS.map((model) => [model, auditedModel(model).bets]));
process.stdout.write(JSON.stringify({ titles, bets }));
