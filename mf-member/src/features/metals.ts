/** A metal as it is drawn: where light falls, where it does not, and what is engraved. */
export interface Metal {
  light: string;
  dark: string;
  ink: string;
}

export const bronze: Metal = { light: '#d9a679', dark: '#8a5430', ink: '#3d1f0d' };
export const silver: Metal = { light: '#e8edf2', dark: '#8b98a8', ink: '#2c3743' };
export const gold: Metal = { light: '#ffe08a', dark: '#c08a1a', ink: '#4a3200' };
