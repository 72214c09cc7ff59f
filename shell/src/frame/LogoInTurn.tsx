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
  const { address, ready, turned } = useCoverTurn(place, src, false);
  return (
    <span ref={place} className={className} data-awaiting={!ready || undefined}>
      <img src={address} alt={name} width={112} height={28} loading={turned ? 'eager' : 'lazy'} />
    </span>
  );
}
