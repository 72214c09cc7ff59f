import { type ComponentType, useEffect, useState } from 'react';

/** A part of the lobby that is fetched when it is first shown. When it does not come, its place stays empty, and the next time it is fetched again. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function LatePart(props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (known) return undefined;
      let left = false;
      load().then(
        (loaded) => {
          known = loaded;
          if (!left) setPart(() => loaded);
        },
        () => undefined,
      );
      return () => {
        left = true;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
