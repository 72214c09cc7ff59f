// As it stands, because a compiler would write helpers of its own into it.

/** In the page, once its texts are read: which run into one another. */
export function textOverlaps() {
  const { texts, named, styleOf, edgeOf, around } = globalThis.pageTexts;
  /** Rows of a list that scrolls by itself lie under what comes after it. */
  const isScrolledOut = ({ element, box }) =>
    around(element).some((each) => {
      const { top, bottom } = edgeOf(each);
      return /auto|scroll/.test(styleOf(each).overflowY) && (box.top > bottom - 6 || box.bottom < top + 6);
    });
  const whole = texts.filter((each) => !each.cut && !isScrolledOut(each));
  const isOver = (one, other) =>
    other.top < one.bottom - 6 && other.bottom > one.top + 6 && other.left < one.right - 4 && other.right > one.left + 4;
  /** By their lines: a text that goes on after another, in the same line and the next, lies around it and not over it. */
  const runInto = (one, other) =>
    isOver(one.box, other.box) &&
    other.layer === one.layer &&
    !other.element.contains(one.element) &&
    !one.element.contains(other.element) &&
    one.lines.some((line) => other.lines.some((each) => isOver(line, each)));
  const met = whole.flatMap((one, at) =>
    whole
      .slice(at + 1)
      .filter((other) => runInto(one, other))
      .map((other) => [one, other]),
  );
  return met.map(([one, other]) => `${named(one.element)} and ${named(other.element)} overlap`);
}
