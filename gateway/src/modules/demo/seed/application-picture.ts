import { drawGoods } from '@pavilion/art';
import { loadSharp } from '../../../platform/sharp';

/** What somebody sends with an application, as their phone has it: a png in base64. The same goods look the same. */
export async function applicationPicture(goods: string): Promise<string> {
  const sharp = await loadSharp();
  const drawn = sharp(Buffer.from(drawGoods(goods, goods))).resize(600, 600);
  return (await drawn.png().toBuffer()).toString('base64');
}
