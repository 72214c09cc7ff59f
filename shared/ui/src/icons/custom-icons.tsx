/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { SVGProps } from 'react';

type CustomIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

function CustomIcon({ size = 24, children, ...rest }: CustomIconProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** Three reels and a lever. */
export function SlotIcon(props: CustomIconProps) {
  return (
    <CustomIcon {...props}>
      <rect x="2" y="5" width="16" height="14" rx="2.5" />
      <path d="M7.3 5v14M12.7 5v14M18 15h1.5a1.5 1.5 0 0 0 1.5-1.5V8" />
      <circle cx="21" cy="6" r="1.6" />
    </CustomIcon>
  );
}

/** A rooster's head in profile, with comb and wattle. */
export function RoosterIcon(props: CustomIconProps) {
  return (
    <CustomIcon {...props}>
      <path d="M7 10.5a5 5 0 0 1 10 0V15c0 3 1.5 4.5 3 6H8.5C7 18 7.5 15.5 7 13.5" />
      <path d="M7 9 3 11.5 7 13.500M8.5 13.700c-1.5.8-1.5 3.3 0 3.8 1.3-.6 1.3-2.6.9-3.5" />
      <path d="M8.3 6.700C7.5 4.5 9 3.5 10.5 4.7 10.7 2.5 13 2 13.7 4c1.8-.8 3.3.5 2.3 2.7" />
      <path d="M11 10h.01" />
    </CustomIcon>
  );
}

/** A lottery ball with its number ring. */
export function BallIcon(props: CustomIconProps) {
  return (
    <CustomIcon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="10.5" r="4.5" />
      <path d="m11.2 9.5 1.1-.8v3.8" />
    </CustomIcon>
  );
}

/** Two cards, one behind the other. */
export function CardsIcon(props: CustomIconProps) {
  return (
    <CustomIcon {...props}>
      <rect x="9" y="5" width="11.5" height="16" rx="2" />
      <path d="M6 17.5 3.3 6.300a2 2 0 0 1 1.4-2.400L11 2.300M14.750 10.500c1.5 1.6 2.5 2.4 2.5 3.700a1.3 1.3 0 0 1-2.5.5 1.3 1.3 0 0 1-2.5-.5c0-1.3 1-2.1 2.5-3.700ZM14.750 14.700v2.3" />
    </CustomIcon>
  );
}

/** A football with its middle panel. */
export function SportIcon(props: CustomIconProps) {
  return (
    <CustomIcon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m12 8 3.8 2.8-1.450 4.400h-4.700L8.2 10.800ZM12 8V2.700M15.8 10.800l5.2-1.600M14.350 15.200l3.2 4.400M9.650 15.200l-3.2 4.400M8.2 10.8 3 9.2" />
    </CustomIcon>
  );
}
