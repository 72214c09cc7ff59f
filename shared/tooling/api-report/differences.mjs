import ts from '@typescript/typescript6';

/**
 * Why a caller of the declaration or type `before` may not compile with `after`; empty when every caller does. Without flags only members and
 * parameters that may be left out can be added. `sealed` allows any new member, `input` any new choice of a union; both hold for the outermost
 * type alone.
 */
export function differences(before, after, flags = {}) {
  if (!after) return ['lost an overload'];
  if (plain(before) === plain(after)) return [];
  if (before.kind === ts.SyntaxKind.ParenthesizedType) return differences(before.type, after.type ?? after, flags);
  if (flags.input && choicesOf(before).every((choice) => choicesOf(after).map(plain).includes(plain(choice)))) return [];
  if (before.kind !== after.kind) return [changed(before, after)];
  if (before.members) return memberDifferences(before, after, flags);
  if (before.parameters) return functionDifferences(before, after);
  return partDifferences(before, after, flags);
}

function choicesOf(type) {
  return ts.isUnionTypeNode(type) ? [...type.types] : [type];
}

/** Compares two nodes of one kind part by part; names and words must be the same. */
function partDifferences(before, after, flags) {
  const [parts, others] = [partsOf(before), partsOf(after)];
  if (parts.length === 0 || parts.length !== others.length) return [changed(before, after)];
  return parts.flatMap((part, index) => differences(part, others[index], passesOn(before) ? flags : {}));
}

/** The flags of a type alias are about the type it names. */
function passesOn(node) {
  return ts.isTypeAliasDeclaration(node);
}

function partsOf(node) {
  const parts = [];
  ts.forEachChild(node, (part) => void parts.push(part));
  return parts;
}

function memberDifferences(before, after, { sealed }) {
  const [members, others] = [membersOf(before), membersOf(after)];
  const added = [...others].filter(([key, member]) => !members.has(key) && !sealed && !member.questionToken);
  return [
    ...headDifferences(before, after),
    ...added.map(([key]) => `demands ${key}`),
    ...[...members].flatMap(([key, member]) => memberDifference(key, member, others.get(key))),
  ];
}

function memberDifference(key, before, after) {
  if (!after) return [`lost ${key}`];
  if (Boolean(before.questionToken) !== Boolean(after.questionToken))
    return [`${before.questionToken ? 'demands' : 'may be without'} ${key}`];
  return differences(before, after).map((difference) => `in ${key} ${difference}`);
}

/** By name; overloads and nameless members are numbered. */
function membersOf({ members }) {
  const byKey = new Map();
  for (const member of members) {
    const name = member.name?.getText() ?? ts.SyntaxKind[member.kind];
    let key = name;
    for (let count = 2; byKey.has(key); count++) key = `${name} #${count}`;
    byKey.set(key, member);
  }
  return byKey;
}

/** Everything of an interface, a class or a type literal that is no member: type parameters, what it extends. */
function headDifferences(before, after) {
  const head = (node) =>
    partsOf(node)
      .filter((part) => !node.members.includes(part))
      .map(plain)
      .join(' ');
  return head(before) === head(after) ? [] : [`was “${head(before)}”, is “${head(after)}”`];
}

function functionDifferences(before, after) {
  const rest = (node) => partsOf(node).filter((part) => !node.parameters.includes(part));
  const [parts, others] = [rest(before), rest(after)];
  if (parts.length !== others.length) return [changed(before, after)];
  return [
    ...parts.flatMap((part, index) => differences(part, others[index])),
    ...before.parameters.flatMap((parameter, index) =>
      parameterDifferences(parameter, after.parameters[index], ts.isFunctionDeclaration(before)),
    ),
    ...after.parameters
      .slice(before.parameters.length)
      .filter((parameter) => !mayBeLeftOut(parameter))
      .map((parameter) => `demands the parameter ${parameter.name.getText()}`),
  ];
}

/** The name of a parameter is nobody's business. A function, which others call and nobody else writes, may ask for less than before. */
function parameterDifferences(before, after, called) {
  if (!after) return [`lost the parameter ${before.name.getText()}`];
  if (Boolean(before.dotDotDotToken) !== Boolean(after.dotDotDotToken)) return [changed(before, after)];
  if (mayBeLeftOut(before) !== mayBeLeftOut(after) && !(called && mayBeLeftOut(after))) return [changed(before, after)];
  if (plain(before.type) === plain(after.type)) return [];
  return differences(before.type, after.type, { input: called });
}

function mayBeLeftOut(parameter) {
  return Boolean(parameter.questionToken ?? parameter.dotDotDotToken);
}

function changed(before, after) {
  return `was “${plain(before)}”, is “${plain(after)}”`;
}

/** A node's text on one line, without the marks above it. */
function plain(node) {
  return node.getText().replace(/\s+/g, ' ');
}
