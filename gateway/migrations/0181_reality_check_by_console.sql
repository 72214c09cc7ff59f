-- How often players are told how they stand, unless they chose otherwise, is the brand's operators' word.
grant update (reality_check_minutes) on brand_site to pavilion_app;
