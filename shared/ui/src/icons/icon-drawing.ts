import type { ComponentType, SVGProps } from 'react';

/** What draws an icon: an outline in the colour of the text around it. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
