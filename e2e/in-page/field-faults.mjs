// As it stands, because a compiler would write helpers of its own into it.

/** In the page: which fields are too narrow for what is chosen or only read in them, or for what they say while they are empty. */
export function fieldFaults() {
  const pen = document.createElement('canvas').getContext('2d');
  // What somebody writes may be of any length, and moves under the cursor.
  const textOf = (field) => {
    if (field.tagName === 'SELECT') return field.selectedOptions[0]?.text ?? '';
    return field.readOnly ? field.value : field.value ? '' : field.placeholder;
  };
  const widthOf = (field, style) => {
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing;
    return pen.measureText(textOf(field)).width;
  };
  const isTooNarrow = (field) => {
    const style = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return room > 0 && !field.title.includes(textOf(field)) && widthOf(field, style) > room + 1;
  };
  return [
    ...document.querySelectorAll('select, input:is([type="text"], [type="search"], [type="tel"], [type="email"], :not([type]))'),
  ]
    .filter(
      (field) =>
        !field.closest('.pv-visually-hidden') && field.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .filter(isTooNarrow)
    .map((field) => `${field.tagName.toLowerCase()}.${field.className} is too narrow for “${textOf(field).slice(0, 60)}”`);
}
