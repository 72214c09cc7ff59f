import { useCoverTurn } from '@pavilion/ui/core';
import { useRef } from 'react';

interface LogoInTurnProps {
  className: string;
  src: string;
  name: string;
}

/** A provider's logo in its turn among the covers: two drawings that are parsed in one frame hold a finger that scrolls. What the theme hides is never near. */
export function LogoInTurn({ className, src, name }: LogoInTurnProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { address, turned } = useCoverTurn(place, src, false);
  return (
    <span ref={place} className={className} data-awaiting={address ? undefined : true}>
      <img src={address} alt={name} loading={turned ? 'eager' : 'lazy'} />
    </span>
  );
}
