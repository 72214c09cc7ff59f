import type { NewOperator, OperatorRole } from '@pavilion/api/staff';
import { SelectField } from '@pavilion/ui';
import { useBoard } from '../board/board-query';
import { useTexts } from '../messages';
import { roles } from '../session/roles';
import { useHasRole } from '../session/session-context';
import styles from './operators.module.css';

type Roles = NewOperator['roles'];

/** A role for every brand, and one for each: the higher counts. Only an admin of a brand gives roles in it. */
export function RolesField({ value, onValueChange }: { value: Roles; onValueChange: (roles: Roles) => void }) {
  const t = useTexts();
  const may = useHasRole();
  const { data: board } = useBoard();
  const brands = [{ brand: '*', name: t('operators.everyBrand') }, ...(board?.brands ?? [])];
  const choose = (brand: string, role: string) => {
    const { [brand]: _, ...others } = value;
    onValueChange(role ? { ...others, [brand]: role as OperatorRole } : others);
  };
  return (
    <fieldset className={styles['rolesField']}>
      <legend>{t('operators.roles')}</legend>
      {brands.map(({ brand, name }) => (
        <SelectField
          key={brand}
          label={name}
          disabled={!may('admin', brand)}
          placeholder={t('operators.noRole')}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          value={value[brand] ?? ''}
          onChange={({ target }) => choose(brand, target.value)}
        />
      ))}
      <p className={styles['quiet']}>{t('operators.rolesHint')}</p>
    </fieldset>
  );
}
