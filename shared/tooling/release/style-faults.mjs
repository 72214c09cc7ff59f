import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Where styles of remotes stand; the page's own layers are above and below. */
const LAYERS = ['remote', 'ui'];
const CONDITIONS = ['media', 'supports', 'container', 'starting-style'];

/**
 * What in a built stylesheet of a remote reaches beyond the remote's own elements: rules in no layer, and selectors that match something of
 * others. The build and the registry ask the same.
 *
 * @param css the text of one stylesheet
 * @param remote its name in the registry; its classes begin with `mf-<name>_`
 * @returns sentences, the first few of them; none when all is well
 */
export function styleFaults(css, remote) {
  const own = `mf-${remote}_`;
  try {
    return faultsIn(postcss.parse(css), { own, layered: false, inside: false }).slice(0, 5);
  } catch (error) {
    return [`cannot be read: ${error.reason ?? error.message}`];
  }
}

function faultsIn(parent, place) {
  return (parent.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return faultsOfRule(node, place);
    return node.type === 'atrule' ? faultsOfAtRule(node, place) : [];
  });
}

function faultsOfRule(rule, place) {
  if (!place.layered) return [`“${rule.selector}” is in no layer: put it into @layer remote { … }`];
  const foreign = rule.selectors.find((selector) => !isOwn(selector, place));
  if (foreign) return [`“${foreign}” matches elements of others: begin with a class of your own`];
  return faultsIn(rule, { ...place, inside: true });
}

function faultsOfAtRule({ name, params, nodes }, place) {
  if (CONDITIONS.includes(name)) return faultsIn({ nodes }, place);
  if (name === 'keyframes') return params.startsWith(place.own) ? [] : [`@keyframes ${params} has a name that others may have`];
  if (name !== 'layer') return [`@${name} is for the whole page: only the site has it`];
  const layers = params.split(',').map((layer) => layer.trim());
  const foreign = place.layered ? undefined : layers.find((layer) => !LAYERS.includes(layer.split('.')[0]));
  return foreign === undefined ? faultsIn({ nodes }, { ...place, layered: true }) : [`@layer ${foreign} is not a remote’s`];
}

/** Whether all that a selector matches has a class of the remote, or lies within an element that has one. */
function isOwn(selector, { own, inside }) {
  let where = inside ? 'inside' : 'outside';
  selectorParser((list) => {
    for (const node of list.first.nodes) {
      if (node.type === 'combinator') where = afterCombinator(where, node.value.trim());
      // What stands in `:has(…)` or `:not(…)` says which elements are meant, not where they are.
      if ((node.type === 'class' && node.value.startsWith(own)) || (node.type === 'nesting' && inside)) where = 'itself';
    }
  }).processSync(selector);
  return where !== 'outside';
}

/** Beside an element of its own are others; beside what lies within one is more of the same. */
function afterCombinator(where, combinator) {
  const beside = combinator === '+' || combinator === '~';
  if (where === 'itself') return beside ? 'outside' : 'inside';
  return where;
}
