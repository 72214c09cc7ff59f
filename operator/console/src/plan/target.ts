export interface Target {
  brand: string;
  brandName: string;
  remote: string;
}
