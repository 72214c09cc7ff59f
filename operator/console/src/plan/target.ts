export interface KillTarget {
  brand: string;
  brandName: string;
  remote: string;
}
