type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Child = Node | string | null | undefined | false;

/** Makes an element. `true` is an empty attribute; `false`, `null` and `undefined` leave it out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...children.filter(isPresent));
  return made;
}

/** The same for a drawing. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: SVGElement[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** Writes a text where another stands: the same one written anew would be laid out anew. */
export function write(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

export function button(attributes: Attributes, press: () => void, ...children: Child[]): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', press);
  return made;
}

function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) target.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) target.setAttribute(name, String(value));
  }
}

function isPresent(child: Child): child is Node | string {
  return child !== null && child !== undefined && child !== false;
}
