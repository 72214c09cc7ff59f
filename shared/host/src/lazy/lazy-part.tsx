import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of a screen that is fetched when it is first shown, so that nobody waits for what they do not open. When it does not come, its
 * place is told, and the next time it is fetched again: React's own `lazy` would keep the failure and take the page down with it.
 *
 * @public
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onMissing?: () => void }> {
  let known: ComponentType<Props> | undefined;
  return function WhenAsked({ onMissing, ...props }) {
    const [Part, setPart] = useState(() => known);
    const missing = useEffectEvent(() => onMissing?.());
    useEffect(() => {
      if (known) return undefined;
      let left = false;
      load().then(
        (loaded) => {
          known = loaded;
          if (!left) setPart(() => loaded);
        },
        () => left || missing(),
      );
      return () => {
        left = true;
      };
    }, []);
    return Part ? <Part {...(props as unknown as Props)} /> : null;
  };
}
