import { useTexts } from '../messages';
import { useBoard } from './board-query';

/** Every brand as a choice in a filter of what was; retired ones are named as such. */
export function useBrandChoices(): { value: string; label: string }[] {
  const t = useTexts();
  const { data: board } = useBoard();
  return [
    ...(board?.brands ?? []).map(({ brand, name }) => ({ value: brand, label: name })),
    ...(board?.retired ?? []).map(({ brand, name }) => ({ value: brand, label: t('retired.named', { name }) })),
  ];
}
