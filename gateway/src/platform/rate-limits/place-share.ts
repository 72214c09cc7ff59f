/** What one place may do within `seconds`: a household, and all of its network together. */
export interface PlaceShare {
  perHost: number;
  perNetwork: number;
  seconds: number;
}
