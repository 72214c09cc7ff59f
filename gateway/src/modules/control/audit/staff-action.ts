/** What an operator does to something of a brand, and why. */
export interface StaffAction {
  brand: string;
  id: string;
  who: string;
  reason: string;
}
