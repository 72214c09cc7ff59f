import { useCoverTurn } from '@pavilion/ui/core';
import { useRef } from 'react';

interface LogoInTurnProps {
  className: string | undefined;
  src: string;
  name: string;
}

/** The logo of a provider or of a way to pay in its turn among the covers: two drawings that are parsed in one frame hold a finger that scrolls. What the theme hides is never near. */
export function LogoInTurn({ className, src, name }: LogoInTurnProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { address, turned } = useCoverTurn(place, src, false);
  return (
    <span ref={place} className={className} data-awaiting={address ? undefined : true}>
      <img src={address} alt={name} loading={turned ? 'eager' : 'lazy'} />
    </span>
  );
}
